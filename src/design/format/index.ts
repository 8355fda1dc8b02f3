/** Amounts, dates and numbers as text. */
export { maskCard } from './card';
export { formatDate, formatDateTime } from './date';
export { addDays, daysUntil, isDayOver } from './day';
export { onlyDigits } from './digits';
export { addMinorUnits, formatMoney } from './money';
export { formatCount, formatNumber, formatRate } from './number';
export { parseMoney } from './parseMoney';
export { formatPhone, isPhone, phoneDigits, phoneHref, type PhoneRule } from './phone';
