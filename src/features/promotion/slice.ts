import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { COUNTDOWN_MS } from '@/shared';
import { promotionApi } from './api';
import { type Advertisement, NO_ADVERTISEMENT } from './query';

export interface RegistrationFields {
  /** Digits. */
  readonly mobile: string;
  readonly captcha: string;
  readonly smsCode: string;
}

/** The visitor's input and the state of the registration. */
export interface PromotionState extends RegistrationFields {
  /** What the visit's address brought: it lasts for the visit. */
  readonly advertisement: Advertisement;
  /** When the captcha was requested, in epoch milliseconds: a new stamp requests a new picture. */
  readonly captchaStamp: number;
  /** When another code may be requested, in epoch milliseconds; 0 means now. */
  readonly resendAt: number;
  readonly isVisitTracked: boolean;
  /** The registration succeeded, and the form has not opened the download page yet. */
  readonly isRegistered: boolean;
}

const { getSid, getSms, register } = promotionApi.endpoints;

const initialState: PromotionState = {
  advertisement: NO_ADVERTISEMENT,
  mobile: '',
  captcha: '',
  smsCode: '',
  captchaStamp: 0,
  resendAt: 0,
  isVisitTracked: false,
  isRegistered: false,
};

export const promotionSlice = createSlice({
  name: 'promotion',
  initialState,
  reducers: {
    fieldTyped: (state, { payload }: PayloadAction<Partial<RegistrationFields>>) => ({
      ...state,
      ...payload,
    }),
    captchaRefreshed: {
      prepare: () => ({ payload: Date.now() }),
      reducer(state, { payload: now }: PayloadAction<number>) {
        // Two requests within one millisecond still need different stamps.
        state.captchaStamp = Math.max(now, state.captchaStamp + 1);
        state.captcha = '';
      },
    },
    advertisementSeen(state, { payload }: PayloadAction<Advertisement>) {
      state.advertisement = payload;
    },
    visitTracked(state) {
      state.isVisitTracked = true;
    },
    registrationLeft(state) {
      state.isRegistered = false;
    },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(getSid.matchFulfilled, (state, { meta }) => {
        state.captchaStamp = meta.fulfilledTimeStamp;
        state.captcha = '';
      })
      .addMatcher(getSms.matchFulfilled, (state, { meta }) => {
        state.resendAt = meta.fulfilledTimeStamp + COUNTDOWN_MS;
      })
      .addMatcher(register.matchFulfilled, (state) => ({
        ...initialState,
        advertisement: state.advertisement,
        // The page leaves the form next, so a new picture is not needed.
        captchaStamp: state.captchaStamp,
        isVisitTracked: state.isVisitTracked,
        isRegistered: true,
      })),
  selectors: {
    selectRegistration: (registration) => registration,
    selectAdvertisement: ({ advertisement }) => advertisement,
  },
});

export const { advertisementSeen, fieldTyped, captchaRefreshed, visitTracked, registrationLeft } =
  promotionSlice.actions;

export const { selectAdvertisement, selectRegistration } = promotionSlice.selectors;

/** The state after a reload: the countdown and the advertisement remain, the input does not. */
export const restoredPromotion = (
  resendAt = 0,
  advertisement = NO_ADVERTISEMENT,
): PromotionState => ({ ...initialState, resendAt, advertisement });
