/** Filter of lists of reviews. */
export const reviewStates = [
  { value: '0', label: 'Hidden' },
  { value: '1', label: 'Published' },
] as const

export const stateOf = (text: string | undefined) => reviewStates.find(({ value }) => value === text)?.value
