/**
 * The page itself cannot go on, without its texts or after a crash that no screen caught: plain words in both
 * languages, and one way on.
 */
export function PageFailure() {
  return (
    <main role="alert">
      <p>No se pudo cargar la página. · The page could not be loaded.</p>
      <button
        type="button"
        onClick={() => {
          window.location.reload();
        }}
      >
        Reintentar · Retry
      </button>
    </main>
  );
}
