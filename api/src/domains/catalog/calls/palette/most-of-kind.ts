/** As many of each kind as the palette shows: who means another one types on. */
export const mostOfKind = 5
