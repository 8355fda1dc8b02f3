import { LOAD_FAILURE, RETRY } from '../../boot/assetErrors';

/**
 * The page itself cannot go on, without its texts or after a crash that no screen caught: plain words in both
 * languages, and one way on.
 */
export function PageFailure() {
  return (
    <main role="alert">
      <p>{LOAD_FAILURE}</p>
      <button
        type="button"
        onClick={() => {
          window.location.reload();
        }}
      >
        {RETRY}
      </button>
    </main>
  );
}
