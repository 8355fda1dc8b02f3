import * as v from 'valibot';
import { address, key, nothing, text } from './fields';
import * as sent from './sent';

const advertisement = {
  /** Source of the visitor's app, from the advertisement's address; may be empty. */
  app_from: sent.anyText,
  /** Source of the visitor, from the advertisement's address; may be empty. */
  user_from: sent.anyText,
  /** Tag of the advertisement; may be empty. */
  utm_tag: sent.anyText,
};

const visit = {
  /** `id` of the template's answer, otherwise of the page's address; may be empty. */
  page_id: sent.anyText,
  /** Always 1. */
  page_type: v.picklist([1]),
  /** By the user agent; a desktop counts as `android`. */
  client_type: v.picklist(['ios', 'android']),
  ...advertisement,
};

const visitor = {
  /** Mobile number, by the environment's `mobilePhone`. */
  phone: sent.text,
  /** Solution of the captcha. */
  capcode: sent.text,
  /** `sid` of getSid: the captcha belongs to it. */
  sid: sent.text,
  /** Random id of the device, stored on the device. */
  deviceId: sent.text,
  /** The environment's `appName`. */
  appName: sent.text,
  ...advertisement,
};

/** Reads the landing page of an advertisement. */
export const channelTemplateRequest = () =>
  v.object({
    /** `id` of the page's address. */
    templateId: sent.text,
  });

/** The landing page of an advertisement. */
export const channelTemplateAnswer = v.object({
  /** Number of the template; tracking sends it. */
  id: key,
  /** Title of the page. */
  title: text,
  /** Picture of the page. */
  banner: address,
  /** Name of the app. */
  appTitle: text,
  /** Download for Android; without it the app uses `downloadUrls`. */
  androidUrl: address,
  /** Download for iOS; without it the app uses `downloadUrls`. */
  iosUrl: address,
});

/** Tracks a visit. */
export const trackVisitRequest = () => v.object(visit);

export const trackVisitAnswer = nothing;

/** Tracks an application. */
export const trackClickRequest = () =>
  v.object({
    ...visit,
    /** Mobile number, by the environment's `mobilePhone`. */
    phone: sent.text,
  });

export const trackClickAnswer = nothing;

/** Makes an id for captcha, code and registration. */
export const getSidRequest = () => v.object({});

/** The id that connects the captcha, the SMS code and the registration. */
export const getSidAnswer = v.object({
  /** The id. */
  sid: key,
});

/** Sends an SMS code to a visitor. */
export const getSmsRequest = () => v.object(visitor);

export const getSmsAnswer = nothing;

/** Registers a visitor. */
export const registerRequest = () =>
  v.object({
    ...visitor,
    /** Always 0. */
    merchantNumber: v.picklist([0]),
    /** The mobile number again. */
    userName: sent.text,
    /** The SMS code that the visitor entered. */
    smsCode: sent.text,
    /** May be empty. */
    invite_code: sent.anyText,
    /** `id` of the page's address, or empty. */
    id: sent.anyText,
  });

export const registerAnswer = nothing;
