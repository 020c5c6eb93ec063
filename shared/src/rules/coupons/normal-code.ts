/** A code as it is kept and compared: in capital letters, without the spaces that people type or paste with it. */
export const normalCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()
