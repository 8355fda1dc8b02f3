import { useLingui } from '@lingui/react/macro';
import { CopyRow } from '@/design/ui';
import { useCopy } from '@/shared';

/** The number that identifies a complaint here and at an ombudsman. */
export function ComplaintNumber({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <CopyRow
      label={t`Complaint number`}
      value={id}
      copyLabel={t`Copy`}
      copiedLabel={t`Copied`}
      onCopy={(shown) => copy(id, shown)}
    />
  );
}
