/** Allowed next states of each state; staying in a state is not a transition. */
export type Steps<State extends string | number> = { readonly [from in State]: readonly State[] }

/** Whether the table allows the transition. */
export function mayStep<State extends string | number>({
  steps,
  from,
  to,
}: {
  steps: Steps<State>
  from: State
  to: State
}): boolean {
  return Object.hasOwn(steps, from) && steps[from].includes(to)
}
