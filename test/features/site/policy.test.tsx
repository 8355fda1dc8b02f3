import { screen } from '@testing-library/react';
import { renderScreen } from '../../support/renderScreen';

const privacyUrl = 'https://legal.example/privacy';

describe('the privacy policy', () => {
  it('is framed without scripts and without a referrer', async () => {
    await renderScreen('/Policy', { environment: { privacyUrl } });
    const frame = await screen.findByTitle('Aviso de privacidad');
    expect(frame).toHaveAttribute('src', privacyUrl);
    expect(frame).toHaveAttribute('sandbox', '');
    expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    const link = screen.getByRole('link', { name: /en una página propia|en su propia página/ });
    expect(link).toHaveAttribute('href', privacyUrl);
    expect(link).toHaveAttribute('rel', 'noreferrer');
    expect(link).toHaveAccessibleDescription('Abre otro sitio web.');
    expect(link.parentElement).toHaveTextContent(/^Si abajo no aparece ningún texto:/);
  });

  it('shows the lender’s own notice where the environment has no address', async () => {
    await renderScreen('/Policy', { environment: { privacyUrl: '' } });
    expect((await screen.findAllByText(/ARCO/)).length).toBeGreaterThan(0);
    expect(screen.queryByTitle('Aviso de privacidad')).not.toBeInTheDocument();
  });
});
