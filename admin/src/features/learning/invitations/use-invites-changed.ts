import { subscribeToChannel } from '@portico/shared/browser/live-channels.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useSession } from '../../../kernel/session/session.ts'
import type { ManagedCourse } from '../../credits/managers/manager-course.ts'

const names = ['manager-invites', 'manager-course', 'manager-seats']

/** Refetches a course's invitations and seats after a change here, and when someone is invited elsewhere while the page is open (NTF-009). */
export function useInvitesChanged({ id }: ManagedCourse): () => void {
  const { me, portal } = useSession()
  const client = useQueryClient()
  const changed = useCallback(
    () => void Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name, portal.id] }))),
    [client, portal.id],
  )
  useEffect(
    () =>
      subscribeToChannel(`private-invites.courses.${id}.managers.${me.id}`, (event) => {
        if (event === 'learner.invited') changed()
      }),
    [changed, id, me.id],
  )
  return changed
}
