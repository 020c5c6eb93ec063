const little = 2
const times = 5

/** Whether a search found so little that another spelling may have been meant. */
export const isLittle = (total: number): boolean => total <= little

/** Whether another spelling finds so much more that it is worth a question; what was found stays. */
export const findsFarMore = ({ found, other }: { found: number; other: number }): boolean => other >= found * times
