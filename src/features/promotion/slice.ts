import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { COUNTDOWN_MS } from '../../borrower/useCountdown';
import { promotionApi } from './api';

export interface RegistrationFields {
  /** Digits. */
  readonly mobile: string;
  readonly captcha: string;
  readonly smsCode: string;
}

/** What a visitor has typed, and where the registration stands. */
export interface PromotionState extends RegistrationFields {
  /** When the captcha's picture was asked for, in epoch milliseconds: another stamp is another picture. */
  readonly captchaStamp: number;
  /** When another code may be asked for, in epoch milliseconds; 0: now. */
  readonly resendAt: number;
  readonly isVisitTracked: boolean;
  /** A registration was carried out, and the form has not led on to the app yet. */
  readonly isRegistered: boolean;
}

const { getSid, getSms, register } = promotionApi.endpoints;

const initialState: PromotionState = {
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
        // Two in one millisecond are two pictures all the same.
        state.captchaStamp = Math.max(now, state.captchaStamp + 1);
        state.captcha = '';
      },
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
        // Nobody reads another picture: the form is left in a moment.
        captchaStamp: state.captchaStamp,
        isVisitTracked: state.isVisitTracked,
        isRegistered: true,
      })),
  selectors: {
    selectRegistration: (registration) => registration,
  },
});

export const { fieldTyped, captchaRefreshed, visitTracked, registrationLeft } =
  promotionSlice.actions;

export const { selectRegistration } = promotionSlice.selectors;

/** Beginning as a reload does: with the countdown, and nothing personal. */
export const restoredPromotion = (resendAt = 0): PromotionState => ({ ...initialState, resendAt });
