import { useEffect } from 'react';
import { CAPTCHA } from '../../api/aliases';
import { orSkip } from '../../api/endpoint';
import { useEnvironment } from '../../environment/EnvironmentContext';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/promotionHooks';
import { promotionApi, type VisitParameters } from './api';
import { usePorts } from './ports';
import type { Advertisement } from './query';
import { captchaRefreshed, selectRegistration, visitTracked } from './slice';

/** Read once for the whole visit: nobody's answer changes while a form is filled in. */
const ONCE = { refetchOnMountOrArgChange: false, refetchOnReconnect: false } as const;

/** What the landing page reads: its template, and a sid for the captcha. */
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
    /** What stands in the page already is drawn first: it is the same, or the template is not what it seemed. */
    words: template.data ?? (isSettled ? undefined : filled),
    /** The template has come, or will not: nobody knows the page better from here on. */
    isSettled,
    sid: sid.data,
    retry: () => {
      if (template.isError) void template.refetch();
      if (!sid.data) void sid.refetch();
    },
  };
}

/** The captcha's picture: an image's address, since no client asks for it (docs/reference/calls.md#table). */
export function useCaptcha(sid: string | undefined, retry: () => void) {
  const { apiBase, promotionPrefix, aliases } = useEnvironment();
  const { captchaStamp } = useAppSelector(selectRegistration);
  const dispatch = useAppDispatch();
  const path = aliases[CAPTCHA.name] ?? promotionPrefix + CAPTCHA.path;
  const query = new URLSearchParams({ sid: sid ?? '', timestamp: String(captchaStamp) });
  return {
    address: sid && `${apiBase}${path}?${query.toString()}`,
    refresh: () => {
      dispatch(captchaRefreshed());
      retry();
    },
  };
}

/** Tracks the visit once for this page's life, however often the screen is mounted. */
export function useVisit(parameters: VisitParameters, isSettled: boolean): void {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isSettled || selectRegistration(store.getState()).isVisitTracked) return;
    dispatch(visitTracked());
    void dispatch(promotionApi.endpoints.trackVisit.initiate(parameters, { track: false }));
  }, [isSettled, parameters, store, dispatch]);
}

/** What both tracking calls carry; a desktop counts as an Android phone (docs/reference/calls.md#bodies). */
export function useTracked(advertisement: Advertisement, pageId: string): VisitParameters {
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
