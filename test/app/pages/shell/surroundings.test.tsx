import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Providers } from '@/app/pages/shell/Providers';
import { createI18n } from '@/design/i18n/i18n';
import { createLibrary } from '@/design/legal/library';
import { testEnvironment } from '../../../support/environment';
import { renderScreen } from '../../../support/renderScreen';

const show = (child: React.ReactElement) =>
  render(
    <Providers
      environment={testEnvironment()}
      i18n={createI18n('es')}
      library={createLibrary(fetch)}
    >
      {child}
    </Providers>,
  );

it('an uncaught crash shows a message in each language of the brand and a link, on every page', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('secret of the lender');
  };
  // The element of the build, in each language of the brand.
  document.body.innerHTML =
    '<p id="lost" hidden>No se pudo cargar la página. · The page could not be loaded. <a href="">Reintentar · Retry</a></p>';
  show(<Broken />);
  expect(screen.getByRole('alert')).toHaveTextContent('The page could not be loaded.');
  expect(screen.getByRole('button', { name: 'Reintentar · Retry' })).toBeEnabled();
  expect(document.body).not.toHaveTextContent('secret');
});

it('React’s StrictMode runs every effect twice in development and tests', async () => {
  const effect = jest.fn();
  const Own = () => {
    useEffect(effect, []);
    return <h1>Own</h1>;
  };
  const load = () => Promise.resolve({ default: Own });
  await renderScreen('/own', { moreScreens: [{ paths: { own: '/own' }, load }] });
  expect(await screen.findByText('Own')).toBeVisible();
  expect(effect).toHaveBeenCalledTimes(2);
});
