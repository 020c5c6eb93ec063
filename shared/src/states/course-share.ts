/** Which side of a share a portal is on: it gave its course to another portal, or received one (OP-17). */
export const shareSides = ['received', 'given'] as const
export type ShareSide = (typeof shareSides)[number]

export const shareStates = ['offered', 'accepted', 'declined', 'withdrawn', 'ended'] as const
export type ShareState = (typeof shareStates)[number]

export const shareStateLabels: Readonly<Record<ShareState, string>> = {
  offered: 'Waiting',
  accepted: 'Active',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  ended: 'Ended',
}

/** Who takes a share to a state. A day takes it to its end as well. */
export type ShareStep = Exclude<ShareState, 'offered'>
export const shareSteps: Readonly<Record<ShareStep, { readonly from: ShareState; readonly by: readonly ShareSide[] }>> =
  {
    accepted: { from: 'offered', by: ['received'] },
    declined: { from: 'offered', by: ['received'] },
    withdrawn: { from: 'offered', by: ['given'] },
    ended: { from: 'accepted', by: ['given', 'received'] },
  }

export const shareEnders = ['owner', 'receiver', 'day'] as const
export type ShareEnder = (typeof shareEnders)[number]

const enders: Readonly<Record<ShareEnder, ShareSide | null>> = { owner: 'given', receiver: 'received', day: null }

/** Which side took a share to where it is, or nobody. */
export const shareMover = ({
  state,
  ended_by,
}: {
  state: ShareState
  ended_by: ShareEnder | null
}): ShareSide | null => {
  if (state === 'offered') return 'given'
  if (state === 'ended') return ended_by && enders[ended_by]
  return shareSteps[state].by[0] ?? null
}
