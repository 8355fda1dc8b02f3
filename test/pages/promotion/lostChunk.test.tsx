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

it('a page behind the hash whose chunk is lost says so, and Retry brings it', async () => {
  // React reports every caught crash.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // A rendering that has to wait wants an `act` that waits, too.
  const { user } = await act(() => renderPromotion('/promotion#/downloadTemplate'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('出错了');
  mockIsLost = false;
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('Stores')).toBeVisible();
});
