import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import type { LearnerItem } from '@portico/shared/item-types/learner-item.ts'
import type { ReactNode } from 'react'
import { AssignmentItem, AssignmentSkeleton } from './assignment/assignment-item.tsx'
import { AudioItem, AudioSkeleton } from './audio/audio-item.tsx'
import { DocumentItem, DocumentSkeleton } from './document/document-item.tsx'
import { ExamItem, ExamSkeleton } from './exam/exam-item.tsx'
import { ScormItem, ScormSkeleton } from './scorm/scorm-item.tsx'
import { TextItem, TextSkeleton } from './text/text-item.tsx'
import { VideoItem, VideoSkeleton } from './video/video-item.tsx'

/** The components of one item type: the item and its loading skeleton. */
export type ItemTypeView<T extends ItemType> = {
  Item: (props: { item: LearnerItem<T> }) => ReactNode
  Skeleton: () => ReactNode
  /** the item takes all space between the two bars; its title moves to the top bar */
  fills_window?: true
}

export const itemViews: { readonly [T in ItemType]: ItemTypeView<T> } = {
  Text: { Item: TextItem, Skeleton: TextSkeleton },
  Video: { Item: VideoItem, Skeleton: VideoSkeleton },
  Audio: { Item: AudioItem, Skeleton: AudioSkeleton },
  Document: { Item: DocumentItem, Skeleton: DocumentSkeleton },
  Exam: { Item: ExamItem, Skeleton: ExamSkeleton },
  Survey: { Item: ExamItem, Skeleton: ExamSkeleton },
  Assignment: { Item: AssignmentItem, Skeleton: AssignmentSkeleton },
  ScormModule: { Item: ScormItem, Skeleton: ScormSkeleton, fills_window: true },
}
