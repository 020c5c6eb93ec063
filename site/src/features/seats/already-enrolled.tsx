import type { show_claim } from '@portico/shared/contract/orders/seats.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'

type Claim = Data<typeof show_claim>
type Props = {
  claim: Pick<Claim, 'invited' | 'state'> & { course: Pick<Claim['course'], 'slug'> }
  yours: NonNullable<Claim['yours']>
}

/** A claim link opened by somebody who has the course. An open invitation by email is then for somebody else. */
export function AlreadyEnrolled({ claim: { course, invited, state }, yours }: Props) {
  const isForAnother = invited !== null && state === 'open'
  return (
    <>
      <Notice tone="success">
        {yours.is_claimed && !isForAnother
          ? 'You’ve claimed this seat.'
          : 'You already have this course. This seat stays available for someone else.'}
      </Notice>
      <LinkButton
        href={linkTo('overview', { slug: course.slug, related_id: yours.enrollment_id })}
        icon="play"
        size="large"
        block
      >
        Go to course
      </LinkButton>
    </>
  )
}
