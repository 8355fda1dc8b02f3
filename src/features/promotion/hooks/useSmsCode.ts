import { useLingui } from '@lingui/react/macro';
import { useWrite } from '@/platform/api';
import { useToast } from '@/shared';
import { promotionApi } from '../api';
import type { RegistrationFields } from '../slice';
import { type Landing, useCommonPart, useFailed } from './useSending';

const WRONG_CAPTCHA = '101';

/** Requests the SMS code. */
export function useSmsCode(landing: Landing, fields: RegistrationFields) {
  const write = useWrite(promotionApi.endpoints.getSms);
  const commonPart = useCommonPart(landing, fields);
  const failed = useFailed(landing, WRONG_CAPTCHA);
  const { t } = useLingui();
  const toast = useToast();
  return {
    isSending: write.isSending,
    async send(): Promise<void> {
      const parameters = commonPart();
      if (!parameters) {
        landing.refreshCaptcha();
        return;
      }
      const result = await write.send(parameters);
      if (result?.error) failed(result.error);
      else if (result) toast('info', t`The code has been sent. Look at your phone!`);
    },
  };
}
