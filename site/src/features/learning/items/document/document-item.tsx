import type { LearnerItem } from '@portico/shared/item-types/learner-item.ts'
import { formatFileSize } from '@portico/shared/rules/numbers/format-file-size.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { usePlayer } from '../../player/player-context.ts'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { ItemLoading } from '../../load/skeletons.tsx'
import { CompletionBar } from '../../player/completion-bar.tsx'
import { PdfReader } from './reader/pdf-reader.tsx'
import { useOpenFile } from '../../player/use-open-file.ts'
import { UnreadyItem } from '../../player/unready-item.tsx'
import { useItemCompletion } from '../../player/use-item-completion.ts'

/** A file to read here, open or download. */
export const DocumentItem = ({ item }: { item: LearnerItem<'Document'> }) =>
  item.file ? (
    <OpenedDocument item={item} file={item.file} />
  ) : (
    <UnreadyItem>{item.description ? <p className="item-description">{item.description}</p> : null}</UnreadyItem>
  )

function OpenedDocument({ item, file }: { item: LearnerItem<'Document'>; file: string }) {
  const take = useItemCompletion()
  const { view } = usePlayer()
  const { failure, follow } = useOpenFile({ id: item.id, related_id: view.course.related_id })
  return (
    <>
      <div className="stack item-document">
        {item.description ? <p className="item-description">{item.description}</p> : null}
        <div className="card document-card">
          <Icon name="file" size="large" />
          <p className="document-name">
            <strong>{item.file_name || item.title}</strong>
            {item.file_size > 0 ? <span className="small muted">{formatFileSize(item.file_size)}</span> : null}
          </p>
          <div className="row">
            <LinkButton kind="primary" icon="external" href={file} target="_blank" rel="noopener" onClick={follow}>
              Open document
            </LinkButton>
            <LinkButton kind="secondary" icon="download" href={`${file}&download=1`} onClick={follow}>
              Download
            </LinkButton>
          </div>
          {failure ? (
            <Notice tone="failed" alert>
              {failure}
            </Notice>
          ) : null}
        </div>
        {item.reader_file ? <PdfReader item={item} /> : null}
      </div>
      <CompletionBar {...take} />
    </>
  )
}

export const DocumentSkeleton = () => (
  <ItemLoading>
    <Skeleton count={2} />
    <div className="card card-body">
      <Skeleton shape="title" />
      <Skeleton count={3} />
    </div>
  </ItemLoading>
)
