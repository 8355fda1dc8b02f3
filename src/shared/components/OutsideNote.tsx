import { useLingui } from '@lingui/react/macro';

/** Describes a link to another organisation's page, which names this note in `aria-describedby`. */
export function OutsideNote({ id }: { readonly id: string }) {
  const { t } = useLingui();
  return (
    <span id={id} hidden>
      {t({
        message: `Opens another website.`,
        comment: "For screen readers: a link leads to another organisation's page.",
      })}
    </span>
  );
}
