import { screen, waitFor } from '@testing-library/react';
import { createLender } from '../../../../sandbox';
import {
  addressOf,
  answerTo,
  askingScreens,
  borrowerOf,
  shownTextIn,
} from '../../../../tools/proof/sampleScreens';
import { received } from '../../../support/received';
import { renderScreen } from '../../../support/renderScreen';

const retry = () => screen.findByRole('button', { name: /^(Reintentar|重试)$/ });

it.each(askingScreens.map((each) => [each.path, each] as const))(
  '%s says once why its read failed, and is loaded on Retry',
  async (_, each) => {
    const lender = createLender();
    const address = addressOf(each, lender);
    lender.refuse(each.asks.alias, { code: '99', message: 'Ahora no', times: 1 });
    const { user } = await renderScreen(address, { borrower: borrowerOf(each), lender });
    const button = await retry();
    expect(screen.getAllByText(/Ahora no/)).toHaveLength(1);
    await user.click(button);
    const data = await answerTo(lender, received(lender, each.asks.alias)[0]!);
    const shown = shownTextIn(each, data);
    await waitFor(() => expect(document.body).toHaveTextContent(shown));
    expect(screen.queryByText(/Ahora no/)).not.toBeInTheDocument();
  },
);
