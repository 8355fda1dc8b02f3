/** axe's rules that only a whole page can keep. */
export const RULES_OF_PAGES = ['landmark-one-main', 'page-has-heading-one', 'region'];
