const little = 2
const times = 5

/** Whether a search found so few courses that the visitor may have meant another spelling. */
export const isLittle = (total: number): boolean => total <= little

/** Whether another spelling finds enough more to suggest it; the results found so far stay. */
export const findsFarMore = ({ found, other }: { found: number; other: number }): boolean => other >= found * times
