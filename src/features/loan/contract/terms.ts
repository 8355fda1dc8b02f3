/** Figures of the contract text, in per cent (spec, section 9, *Contract text*). */
export const CONTRACT_TERMS = {
  annualRate: '18',
  dailyInterest: '0.0065',
  /** Value-added tax on interest plus commission. */
  tax: '16',
  /** For each day overdue. */
  dailyPenalty: '3',
} as const;
