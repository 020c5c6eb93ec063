/** Most results of each kind in the palette; people who miss one type more letters. */
export const mostOfKind = 5
