import { Notice } from '@portico/shared/ui/notice.tsx'
import { useEffect, useRef } from 'react'
import { usePlayer } from './player-context.ts'
import { useOpenFile } from './use-open-file.ts'

/** An author's formatted text. Files that it links to are downloaded after the check that every lesson file gets, so a failure is said here. */
export function LessonProse({ html, className = 'prose' }: { html: string; className?: string }) {
  const { view, item } = usePlayer()
  const { failure, follow } = useOpenFile({ id: item.id, related_id: view.course.related_id })
  const text = useRef<HTMLDivElement>(null)
  const latest = useRef(follow)
  latest.current = follow
  // The links are the author's, not React's.
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-file]') : null
      if (link) latest.current(event, link)
    }
    const element = text.current
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [])
  return (
    <>
      <div ref={text} className={className} dangerouslySetInnerHTML={{ __html: html }} />
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
    </>
  )
}
