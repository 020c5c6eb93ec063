/** Catalog filters (CAT-020, OP-50): values of one filter are combined with OR, different filters with AND. */
export const filters = [
  { key: 'topic', label: 'Topic' },
  { key: 'language', label: 'Language' },
  { key: 'agency', label: 'Agency' },
  { key: 'state', label: 'State' },
  { key: 'training_option', label: 'Training option' },
  { key: 'price', label: 'Price' },
] as const

export type FilterKey = (typeof filters)[number]['key']

/** Price ranges per person, in cents: `from` is inclusive, `below` exclusive; null means no upper limit. */
export const priceBands = [
  { key: 'under-25', label: 'Under $25', from: 0, below: 2500 },
  { key: '25-50', label: '$25 to $50', from: 2500, below: 5000 },
  { key: '50-100', label: '$50 to $100', from: 5000, below: 10000 },
  { key: '100-250', label: '$100 to $250', from: 10000, below: 25000 },
  { key: 'over-250', label: '$250 and up', from: 25000, below: null },
] as const
