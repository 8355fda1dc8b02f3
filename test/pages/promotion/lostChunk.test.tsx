import { act, screen } from '@testing-library/react';
import { forgetEverything } from '../../support/house';
import { renderPromotion } from '../../support/renderPromotion';

let mockIsLost = true;
jest.mock('../../../src/features/promotion/screens/DownloadScreen', () => {
  if (mockIsLost) throw new Error('Loading chunk download failed');
  return { __esModule: true, default: () => <h1>Stores</h1> };
});

afterEach(() => {
  jest.restoreAllMocks();
  forgetEverything();
});

it('a hash route whose chunk fails to load shows a message, and Retry loads it', async () => {
  // React logs every caught crash.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // A rendering that suspends needs an awaited `act`.
  const { user } = await act(() => renderPromotion('/promotion#/downloadTemplate'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('出错了');
  mockIsLost = false;
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('Stores')).toBeVisible();
});
