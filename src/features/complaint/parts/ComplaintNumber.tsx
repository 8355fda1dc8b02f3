import { useLingui } from '@lingui/react/macro';
import { CopyRow } from '../../../design/ui/CopyRow';
import { useCopy } from '../../../shared/hooks/useCopy';

/** The number that identifies a complaint here and at an ombudsman. */
export function ComplaintNumber({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <CopyRow
      label={t`Complaint number`}
      value={id}
      copyLabel={t`Copy`}
      onCopy={(shown) => void copy(id, shown)}
    />
  );
}
