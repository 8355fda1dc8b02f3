import { screen } from '@testing-library/react';
import { createLender } from '../../../sandbox';
import { noBridge } from '../../support/fakeBridge';
import { lenderWith } from '../../support/lenderWith';
import { received } from '../../support/received';
import { renderScreen } from '../../support/renderScreen';

/** A long contact may break between its parts: the text of several nodes. */
const valueOf = (name: string) => screen.getByText(name).nextSibling;

const contacts = { phone: '+52 55 0000 0030', va: '+52 (55) 5555-0100', email: 'ayuda@a.example' };

const answering = (data: object) => lenderWith('getWhatsapp', data);

describe('customer service', () => {
  it('shows the server’s answer to a request with 30', async () => {
    const { lender } = await renderScreen('/dag', {
      borrower: 'complainant',
      lender: answering(contacts),
    });
    expect(await screen.findByText('+52 (55) 5555-0100')).toBeVisible();
    expect(screen.getByText('+52 55 0000 0030')).toBeVisible();
    expect(valueOf('Correo electrónico')).toHaveTextContent('ayuda@a.example');
    const [request] = received(lender, 'getWhatsapp');
    expect(request?.body).toEqual({ overall: '30' });
  });

  it('calls through the native app', async () => {
    const { user, bridge, departures } = await renderScreen('/Dag', { borrower: 'complainant' });
    await user.click(await screen.findByRole('button', { name: 'Llamar' }));
    expect(bridge.messages).toEqual([['callPhone', { phone: '+525555550100' }]]);
    expect(departures).toEqual([]);
  });

  it('calls by a link where there is no native app', async () => {
    const { user, departures } = await renderScreen('/Dag', {
      borrower: 'complainant',
      lender: answering(contacts),
      bridge: noBridge(),
    });
    const link = await screen.findByRole('link', { name: 'Llamar' });
    expect(link).toHaveAttribute('href', 'tel:+525555550100');
    await user.click(link);
    expect(departures).toEqual(['tel:+525555550100']);
  });

  it('opens the chat with a number', async () => {
    const { user, departures } = await renderScreen('/Dag', { borrower: 'complainant' });
    const link = await screen.findByRole('link', { name: 'Chat' });
    expect(link).toHaveAttribute('href', 'https://wa.me/525555550130');
    await user.click(link);
    expect(departures).toEqual(['https://wa.me/525555550130']);
  });

  it('calls no network code, writes to one recipient only, and copies a chat value without its country code', async () => {
    const wrong = {
      phone: '55 0000 0030',
      va: '*21*5550100#',
      email: 'a@b.example?bcc=x@y.example',
    };
    const { user, departures } = await renderScreen('/Dag', {
      borrower: 'complainant',
      lender: answering(wrong),
    });
    expect(await screen.findByText(wrong.va)).toBeVisible();
    expect(screen.queryByText('Llamar')).not.toBeInTheDocument();
    expect(valueOf('Correo electrónico')).toHaveTextContent(wrong.email);
    expect(screen.queryByRole('link', { name: 'Enviar correo' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Chat' }));
    expect(await screen.findByText('Copiado')).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toBe(wrong.phone);
    expect(departures).toEqual([]);
  });

  it('shows no card for an empty contact', async () => {
    await renderScreen('/Dag', {
      borrower: 'complainant',
      lender: answering({ ...contacts, phone: '' }),
    });
    await screen.findByText('+52 (55) 5555-0100');
    expect(valueOf('Correo electrónico')).toHaveTextContent('ayuda@a.example');
    expect(screen.queryByText(/Chat/)).not.toBeInTheDocument();
  });

  it('shows the fixed contacts until the server answers', async () => {
    const lender = createLender();
    lender.refuse('getWhatsapp', { code: 1, message: 'No disponible', times: 1 });
    lender.fault('getWhatsapp', { kind: 'patch', data: contacts });
    const { user } = await renderScreen('/Dag', { borrower: 'complainant', lender });
    expect(await screen.findByText('No disponible')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Llamar' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('+52 55 0000 0030')).toBeVisible();
  });
});
