import { LOAD_FAILURE_ID } from '../../boot/assetErrors';

/**
 * The page itself cannot go on, without its texts or after a crash that no screen caught. The words are the page's own,
 * in each language of the brand; a development page has none.
 */
export function PageFailure() {
  const words = document.getElementById(LOAD_FAILURE_ID);
  return (
    <main role="alert">
      <p>{words?.firstChild?.textContent ?? 'The page could not be loaded.'}</p>
      <button
        type="button"
        onClick={() => {
          window.location.reload();
        }}
      >
        {words?.lastChild?.textContent ?? 'Retry'}
      </button>
    </main>
  );
}
