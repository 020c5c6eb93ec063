import { Card } from '@portico/shared/ui/card.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { Waiting } from '../../kernel/waiting.tsx'

/** Placeholder of the security page: app, passkeys, sessions. */
export const SecuritySkeleton = () => (
  <Waiting label="One moment…">
    <div className="stack stack-6">
      <Card padded>
        <div className="stack">
          <Skeleton shape="title" />
          <Skeleton count={3} />
          <Skeleton shape="button" />
        </div>
      </Card>
      <Card padded>
        <div className="stack">
          <Skeleton shape="title" />
          <Skeleton count={4} />
          <Skeleton shape="field" />
          <Skeleton count={2} />
          <Skeleton shape="button" />
        </div>
      </Card>
      <Card padded>
        <div className="stack">
          <Skeleton shape="title" />
          <Skeleton count={3} />
        </div>
      </Card>
    </div>
  </Waiting>
)
