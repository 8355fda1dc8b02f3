import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import type { RequestOf } from '@/contract';
import { translate } from '@/design/i18n';
import { type ApiFailure, isRefusal } from '@/platform/api';
import { useEnvironment } from '@/platform/environment';
import { failureText, useIsMounted, useToast } from '@/shared';
import { usePorts } from '../ports';
import { type Advertisement, targetAddress } from '../query';
import type { RegistrationFields } from '../slice';

/** Shared by the form's two writes. */

export interface Landing {
  readonly advertisement: Advertisement;
  readonly pageId: string;
  readonly sid: string | undefined;
  /** Requests another captcha, and a sid where there is none. */
  readonly refreshCaptcha: () => void;
}

/** The parameters of both writes; undefined without a sid. */
export function useCommonPart({ advertisement, sid }: Landing, fields: RegistrationFields) {
  const { deviceId } = usePorts();
  const { appName } = useEnvironment();
  const { app_from, user_from, utm_tag } = advertisement;
  return (): RequestOf<'getSms'> | undefined =>
    sid === undefined
      ? undefined
      : {
          phone: fields.mobile,
          capcode: fields.captcha,
          sid,
          deviceId,
          appName,
          app_from,
          user_from,
          utm_tag,
        };
}

const ALREADY_REGISTERED = '11';

/**
 * Handles a failure of either write (docs/reference/words.md#promotion-messages). `wrongCaptcha` is the write's
 * own code for a wrong captcha.
 */
export function useFailed({ advertisement, refreshCaptcha }: Landing, wrongCaptcha: string) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  return (failure: ApiFailure) => {
    const code = isRefusal(failure) ? failure.code : '';
    if (code === ALREADY_REGISTERED) {
      toast('info', t`You are registered. Download the app and log in!`);
      if (isMounted.current) navigate(targetAddress('download', advertisement));
      return;
    }
    if (code === wrongCaptcha) refreshCaptcha();
    const text = failureText(failure);
    toast('error', translate(i18n, text));
  };
}
