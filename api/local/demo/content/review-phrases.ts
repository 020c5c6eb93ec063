import type { TopicSlug } from './types.ts'

export const byTopic: Record<TopicSlug, string[]> = {
  'nursing-healthcare': [
    'I am a night shift nurse and finished it over two breaks.', 'The cases feel like my unit, not like a textbook.', 'Took it to renew and ended up changing how I hand off.',
    'We used the checklist in our huddle the same week.', 'Clear about what an aide can do and when to call the nurse.', 'Thirty years in and I still learned two things.',
    'Our clinic manager bought it for all of us and nobody complained, which says a lot.', 'No filler. It gets to the bedside quickly.',
    'I liked that it explains why, because I will remember that when the order of steps is gone.', 'Good for a new grad and still fine for the rest of us.',
  ],
  'real-estate': [
    'Finally a renewal course that does not read the statute aloud.', 'The sample files are close to deals I have had in my own office.', 'I rewrote two of my listings the same evening.',
    'As a managing broker I sent it to three agents right away.', 'It gave me words for a conversation I always dreaded.', 'The dates and deadlines part saved me real trouble last month.',
    'My last provider sold me slides. This is an actual course.', 'Practical, and honest about where state rules differ.', 'Good mix of short reading and decisions you have to make.',
    'I did it between showings on my phone and lost nothing.',
  ],
  insurance: [
    'I have been an independent agent since 2004 and the claims examples still surprised me.', 'It reads the policy form with you instead of around you.', 'Good hours, fair price, questions that are not silly.',
    'My CSR and I took it together and argued in a good way.', 'The file notes are exactly what our E&O carrier keeps asking for.', 'Clear enough that I borrowed three explanations for clients.',
    'Got through it in an afternoon before my renewal date.', 'Less fluff than any ethics course I have sat through.', 'I wish I had seen the part on exclusions ten years ago.',
    'Solid refresher for an adjuster who mostly handles auto.',
  ],
  'food-safety': [
    'Whole crew passed on the first try.', 'I took it on my phone before my first shift at the bakery.', 'The temperature chart is on our walk-in door now.',
    'Simple language. My cooks who read English slowly did fine with it.', 'As a kitchen manager I like that it shows the why and then the task.', 'The inspector asked about cooling and I actually had the answer.',
    'Short, clear, no silly cartoons.', 'We have used three providers and this is the one my people finish.', 'Good photos would make it perfect, but the content is right.',
    'I run a food truck and most courses forget we exist. Not this place.',
  ],
  'construction-safety': [
    'Foreman here. Ran the crew through it on a rain day.', 'It talks like somebody who has been on a deck, not in an office.', 'The clearance math finally made sense to me.',
    'My guys hate online training and did not hate this.', 'We printed the pocket card and it is taped inside the gang box.', 'Good for the office people too, they now know why we stop.',
    'Straight to the point and then a test that checks it.', 'I shared the rescue part with our superintendent and we bought a kit.', 'Took it before an audit and was glad I did.',
    'Better than the DVD we used for fifteen years, by a mile.',
  ],
  'child-care': [
    'I run a home daycare and could do it during nap time.', 'The words to use with parents are gold.', 'Our center bought it for the infant room and then for everyone.',
    'My licensing consultant asked where our checklist came from.', 'Gentle about a hard topic and still clear.', 'I have taught toddlers for nine years and rearranged my room after lesson two.',
    'Counts for my annual hours and was worth it anyway.', 'Short lessons, which is the only kind I can manage.', 'Real classrooms in every example, you can tell.',
    'I liked that it never blames the caregiver or the child.',
  ],
  'human-resources': [
    'Our supervisors actually talked about it at lunch.', 'It tells you what to say, which is what I needed.', 'HR of one here, and this saved me writing a training.',
    'The cases are gray on purpose and that makes it good.', 'I have taken four of these in my career and this is the first that did not insult me.', 'Clear on what a supervisor must pass on and what stays private.',
    'Used the response card twice already.', 'We assigned it to sixty people and had three questions, all good ones.', 'Calm tone, no scare tactics.',
    'Good refresher, with the remote work part we were missing.',
  ],
  'it-security': [
    'Nobody was shamed and our report button gets used now.', 'Twenty minutes in, I turned on the second factor for my own accounts.', 'I sent it to my parents, only half joking.',
    'Better than the yearly video by far.', 'The wire transfer story happened to a friend almost word for word.', 'As the only IT person at a school I was glad somebody wrote this for small teams.',
    'Short enough that my staff finished it before the reminder.', 'It explains the trick behind the trick.', 'Liked the part on what to do after you clicked.',
    'Up to date, including voices that are not who they say.',
  ],
  'accounting-ethics': [
    'The cases could be from my old firm.', 'Took it for the ethics hours and kept the worksheet.', 'Good numbers, with every entry shown.',
    'I am a controller and forwarded one lesson to my CFO.', 'Not a single case where the answer was obvious.', 'Finally ethics without a lecture.',
    'It respects that we read for a living.', 'Did it over three evenings in the slow season.', 'The fraud example with the vendor addresses made me run the same test at work.',
    'Balanced, and careful about what differs by state board.',
  ],
  'water-treatment': [
    'The math is worked twice and that is why I passed.', 'I run a small system alone and this was written for me.', 'Grade II operator here, good for renewal and for the next exam.',
    'Formula sheet is laminated and in my truck.', 'You can tell that the author has stood in a pump house.', 'Units written out to the end, bless you.',
    'Went through it on night shift between rounds.', 'Our lab tech and I used it to settle an argument.', 'I have sat through hotel conference rooms for less.',
    'Explains the why of the residual better than my old manual.',
  ],
}

export const praise = [
  'Exactly what I needed.', 'Well organized and easy to come back to after an interruption.', 'Worth the price.', 'I would take another course from this instructor.',
  'The final exam was fair and the explanations helped.', 'Certificate came up right away.', 'Nothing wasted here.', 'I learned more than I expected.', 'Very clear writing.',
  'Support answered a question within the hour.', 'One of the better courses I have taken online.', 'Easy to follow, and it still made me think.',
]

export const mild = [
  'I would have liked one more example.', 'Slightly long in the middle.', 'A printable summary of everything would be nice.', 'The exam was a little easier than the lessons.',
  'Text is good, a few more pictures would help.', 'Would take it again, though I knew about half of it.', 'Good content, and I wish the lessons were numbered.', 'Four stars only because I wanted more on my own state.',
]

export const lukewarm = [
  'Fine for the hours, but I have done this material before.', 'Good information, a bit dry for me.', 'Too basic if you have worked in the field for years.', 'It was okay. The second half is stronger than the first.',
  'Does what it says. I had hoped for more practice questions.', 'Helpful in parts. Some lessons ask you to compare with a procedure that we do not have.',
]

export const critical = [
  'My board did not take it for the category I needed. My own fault for not checking, but the page could say it louder.', 'I expected video and this is mostly reading.', 'Too short for the price in my opinion.',
  'I lost my place once on an old tablet and had to find it again. Support was kind about it.', 'The questions repeat the lessons closely, I wanted harder ones.',
]

export const closings = [
  'Recommended.', 'Will be back for the next renewal.', 'Thank you for keeping it short.', 'Already told my coworkers.', 'Five stars from me.', 'Good value.', 'Glad I picked this one.',
  'I am doing the next one this weekend.', 'Keep them coming.', 'No complaints.',
]

export const spanish = {
  good: [
    'Muy claro y fácil de seguir en el teléfono.', 'Por fin un curso en español bien escrito.', 'Lo tomamos en grupo y todos pasaron.', 'Explica el porqué y no solo la regla.', 'Me sirvió desde el primer día en el trabajo.',
    'Las lecciones son cortas y el examen es justo.', 'Se nota que lo escribió alguien que conoce el oficio.', 'La lista está pegada en la pared de mi trabajo.', 'Mi mamá también lo tomó y le gustó.', 'Lo recomiendo a mis compañeros de cuadrilla.',
    'Palabras sencillas, sin rodeos.', 'El certificado llegó al momento.',
  ],
  mixed: ['Está bien, pero me hubiera gustado más práctica.', 'Buen contenido, un poco largo en la segunda parte.', 'Ya sabía la mayor parte, aunque sirve de repaso.', 'Faltan más dibujos.'],
  closings: ['Gracias.', 'Lo volvería a tomar.', 'Buen precio.', 'Muy recomendable.'],
}
