/** From each state the states that may follow it; staying in a state is no step. */
export type Steps<State extends string | number> = { readonly [from in State]: readonly State[] }

/** Whether the table allows the step. */
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
