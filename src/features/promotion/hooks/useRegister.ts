import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWrite } from '@/platform/api';
import { useToast } from '@/shared';
import { promotionApi } from '../api';
import { usePorts } from '../ports';
import { type Advertisement, targetAddress } from '../query';
import { type RegistrationFields, registrationLeft, selectRegistration } from '../slice';
import { usePromotionDispatch, usePromotionSelector } from '../store';
import { useTracked } from './useLanding';
import { type Landing, useCommonPart, useFailed } from './useSending';

const WRONG_CAPTCHA = '-1';

/** Registers: tracks the click, sends one request, reports the conversion, and opens the download page. */
export function useRegister(landing: Landing, fields: RegistrationFields) {
  const { advertisement, pageId } = landing;
  const write = useWrite(promotionApi.endpoints.register);
  const trackClick = useTrackClick(landing);
  const commonPart = useCommonPart(landing, fields);
  const failed = useFailed(landing, WRONG_CAPTCHA);
  const { reportConversion } = usePorts();
  useLeadOn(advertisement);
  const { t } = useLingui();
  const toast = useToast();

  const succeed = () => {
    toast('info', t`Registered`);
    const { UC, app_from, user_from, utm_tag } = advertisement;
    if (UC) reportConversion({ UC, page_id: pageId, app_from, user_from, utm_tag });
  };
  return {
    isSending: write.isSending,
    async send(): Promise<void> {
      const common = commonPart();
      if (!common) landing.refreshCaptcha();
      if (!common || write.isPending()) return;
      const { phone } = common;
      trackClick(phone);
      const result = await write.send({
        ...common,
        merchantNumber: 0,
        userName: phone,
        smsCode: fields.smsCode,
        invite_code: advertisement.invite_code,
        id: advertisement.id,
      });
      if (result?.error) failed(result.error);
      else if (result) succeed();
    },
  };
}

/** Opens the download page after a registration: at once, or when the visitor returns to the form. */
function useLeadOn(advertisement: Advertisement): void {
  const { isRegistered } = usePromotionSelector(selectRegistration);
  const dispatch = usePromotionDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isRegistered) return;
    dispatch(registrationLeft());
    // Replaces the history entry, so that Back does not return to a completed form.
    navigate(targetAddress('download', advertisement), { replace: true });
  }, [isRegistered, advertisement, dispatch, navigate]);
}

function useTrackClick({ advertisement, pageId }: Landing) {
  const dispatch = usePromotionDispatch();
  const tracked = useTracked(advertisement, pageId);
  return (phone: string) => {
    const click = { ...tracked, phone };
    void dispatch(promotionApi.endpoints.trackClick.initiate(click, { track: false }));
  };
}
