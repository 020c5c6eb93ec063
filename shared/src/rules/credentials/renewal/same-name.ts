/** Compares subjects or professions. They are typed in several places, so case and surrounding spaces are ignored. */
export const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()
