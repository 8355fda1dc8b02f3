/** Amounts, dates and numbers as text. */
export { maskCard, maskPhone } from './card';
export { formatDate, formatDateTime, instantOf } from './date';
export { addDays, daysUntil, isDayOver, NEAR_DAYS } from './day';
export { addMinorUnits, formatMoney, sumMinorUnits } from './money';
export { formatCount, formatNumber, formatRate } from './number';
export { cutText, shortened } from './text';
export {
  formatPhone,
  heldPhone,
  heldText,
  isBlank,
  isPhone,
  phoneNumber,
  type PhoneRule,
  typedCode,
  typedDigits,
  typedMoney,
} from './typed';
