import { Card } from '@portico/shared/ui/card.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { Waiting } from '../../kernel/waiting.tsx'

/** The fields of one's details while they load. */
export const ProfileSkeleton = () => (
  <div className="stack" aria-hidden="true">
    <div className="account-names">
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </div>
    <p className="small">
      <Skeleton />
    </p>
    <Skeleton shape="field" />
    <Skeleton shape="button" />
  </div>
)

/** Placeholder for the profile until the user is known. */
export const SettingsSkeleton = () => (
  <Waiting label="One moment…">
    <div className="stack stack-6">
      <Card padded>
        <div className="stack">
          <Skeleton shape="title" />
          <Skeleton count={2} />
          <ProfileSkeleton />
        </div>
      </Card>
      <Card padded>
        <div className="stack">
          <Skeleton shape="title" />
          <Skeleton shape="field" />
          <Skeleton shape="field" />
          <Skeleton shape="field" />
          <Skeleton shape="button" />
        </div>
      </Card>
    </div>
  </Waiting>
)
