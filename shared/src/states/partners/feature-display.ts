/** Where a provider's feature appears (CAT-034, OP-52): on its page and card, only its page, or only its card. */
export const featureDisplay = { all: 0, only_page: 1, only_card: 2 } as const

export const featureDisplayLabels = { 0: 'Page and card', 1: 'Only page', 2: 'Only card' } as const
