import { useEffect } from 'react';
import { CAPTCHA, type RequestOf } from '@/contract';
import { addressOf, orSkip } from '@/platform/api';
import { useEnvironment } from '@/platform/environment';
import { promotionApi } from '../api';
import { usePorts } from '../ports';
import type { Advertisement } from '../query';
import { captchaRefreshed, selectRegistration, visitTracked } from '../slice';
import { usePromotionDispatch, usePromotionSelector, usePromotionStore } from '../store';
import { usePicture } from './usePicture';

/** Read once for the whole visit: the answers do not change while the form is filled in. */
const ONCE = { refetchOnMountOrArgChange: false, refetchOnReconnect: false } as const;

/** The landing page's data: its template, and a sid for the captcha. */
export function useLanding({ id }: Advertisement) {
  const template = promotionApi.endpoints.channelTemplate.useQuery(
    orSkip(id && { templateId: id }),
    ONCE,
  );
  const { filled } = usePorts();
  const isSettled = !id || template.isSuccess || template.isError;
  const sid = promotionApi.endpoints.getSid.useQuery({}, ONCE);
  return {
    template: template.data,
    /** The texts already in the page are rendered until the template is loaded, so that hydration matches. */
    words: template.data ?? (isSettled ? undefined : filled),
    /** The template has loaded or failed. */
    isSettled,
    sid: sid.data,
    retry: () => {
      if (template.isError) void template.refetch();
      if (!sid.data) void sid.refetch();
    },
  };
}

/** The captcha's picture: no API call loads it (docs/reference/calls.md#table). */
export function useCaptcha(sid: string | undefined, retry: () => void) {
  const environment = useEnvironment();
  const { captchaStamp } = usePromotionSelector(selectRegistration);
  const dispatch = usePromotionDispatch();
  const query = new URLSearchParams({ sid: sid ?? '', timestamp: String(captchaStamp) });
  return {
    picture: usePicture(
      sid && `${addressOf(CAPTCHA.name, CAPTCHA, environment)}?${query.toString()}`,
    ),
    refresh: () => {
      dispatch(captchaRefreshed());
      retry();
    },
  };
}

/** Tracks the visit once in the life of the page, even if the screen mounts again. */
export function useVisit(parameters: RequestOf<'trackVisit'>, isSettled: boolean): void {
  const store = usePromotionStore();
  const dispatch = usePromotionDispatch();
  useEffect(() => {
    if (!isSettled || selectRegistration(store.getState()).isVisitTracked) return;
    dispatch(visitTracked());
    void dispatch(promotionApi.endpoints.trackVisit.initiate(parameters, { track: false }));
  }, [isSettled, parameters, store, dispatch]);
}

/** The parameters of both tracking calls. A desktop counts as an Android phone (docs/reference/calls.md#bodies). */
export function useTracked(advertisement: Advertisement, pageId: string): RequestOf<'trackVisit'> {
  const { platform } = usePorts();
  const { app_from, user_from, utm_tag } = advertisement;
  return {
    page_id: pageId,
    page_type: 1,
    client_type: platform === 'ios' ? 'ios' : 'android',
    app_from,
    user_from,
    utm_tag,
  };
}
