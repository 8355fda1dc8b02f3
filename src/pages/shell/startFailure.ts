/** The app's own texts could not be loaded: plain words in both languages, and one way on. */
export function showStartFailure({ document, location }: Window): void {
  const message = document.createElement('p');
  message.textContent = 'No se pudo cargar la página. · The page could not be loaded.';
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = 'Reintentar · Retry';
  retry.addEventListener('click', () => {
    location.reload();
  });
  const main = document.createElement('main');
  main.setAttribute('role', 'alert');
  main.append(message, retry);
  document.getElementById('root')?.replaceChildren(main);
}
