import { createLeave } from '@/platform/navigation/leave';
import { testEnvironment } from '../../support/environment';

const OWN = 'https://h5.lender.example';
const PAY = 'https://pay.lender.example';

function fakeLeave() {
  const assign = jest.fn();
  const replace = jest.fn();
  const environment = testEnvironment({ allowedOrigins: [PAY], deepLinkScheme: 'lender' });
  return { assign, replace, leave: createLeave({ origin: OWN, assign, replace }, environment) };
}

const session = { userId: 'u', sessionId: 's' };
const parameters = { from: 'confirm' };

describe('leave', () => {
  it.each([OWN, PAY])('adds the session to an address of ours: %s', (origin) => {
    const { leave, assign } = fakeLeave();
    expect(leave(`${origin}/x?from=mail`, { session, parameters })).toEqual({
      ok: true,
      isApp: false,
    });
    expect(assign).toHaveBeenCalledWith(`${origin}/x?from=confirm&userId=u&sessionId=s`);
  });

  it('adds no session to a deep link or a phone', () => {
    const { leave, assign } = fakeLeave();
    leave('lender://main', { session, parameters });
    leave('tel:+525555', { session, parameters, contact: 'tel' });
    expect(assign.mock.calls).toEqual([['lender://main'], ['tel:+525555']]);
  });

  it('does not navigate when the gate refuses, and returns the refusal', () => {
    const { leave, assign, replace } = fakeLeave();
    const answer = leave('https://elsewhere.example/', { session, parameters, replaces: true });
    expect(answer).toEqual({ ok: false, refusal: 'origin' });
    expect(leave('tel:+525555')).toEqual({ ok: false, refusal: 'scheme' });
    expect(assign).not.toHaveBeenCalled();
    expect(replace).not.toHaveBeenCalled();
  });

  it('replaces the history entry of a completed screen', () => {
    const { leave, assign, replace } = fakeLeave();
    leave('/loanDetail', { replaces: true });
    expect(replace).toHaveBeenCalledWith(`${OWN}/loanDetail`);
    expect(assign).not.toHaveBeenCalled();
  });
});
