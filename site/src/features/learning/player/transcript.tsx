import { LessonProse } from './lesson-prose.tsx'

/** Transcript of a video or recording; nothing if there is none. */
export const Transcript = ({ html }: { html: string }) =>
  html ? (
    <section className="item-transcript" aria-labelledby="transcript">
      <h2 id="transcript">Transcript</h2>
      <LessonProse html={html} />
    </section>
  ) : null
