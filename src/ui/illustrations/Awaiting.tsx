import { Picture } from './Picture';

/** An hourglass: someone is working on it. */
export function Awaiting() {
  return (
    <Picture>
      <path d="M38 18h36M38 80h36" strokeWidth="5" />
      <path
        d="M43 20v10c0 9 10 12 10 19s-10 10-10 19v10h26V68c0-9-10-12-10-19s10-10 10-19V20z"
        fill="currentColor"
        fillOpacity=".2"
      />
      <path d="M47 76c0-6 4-9 9-12 5 3 9 6 9 12zM49 33h14l-7 8z" fill="currentColor" />
    </Picture>
  );
}
