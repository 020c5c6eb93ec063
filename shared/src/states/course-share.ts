/** A portal's side of a course share: it gave the course to another portal, or received it (OP-17). */
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

/** Which side may move a share to each state. Its end date ends a share, too. */
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

const sideOfEnder: Readonly<Record<ShareEnder, ShareSide | null>> = { owner: 'given', receiver: 'received', day: null }

/** Returns the side that moved a share to its current state; null if its end date did. */
export const shareMover = ({
  state,
  ended_by,
}: {
  state: ShareState
  ended_by: ShareEnder | null
}): ShareSide | null => {
  if (state === 'offered') return 'given'
  if (state === 'ended') return ended_by && sideOfEnder[ended_by]
  return shareSteps[state].by[0] ?? null
}
