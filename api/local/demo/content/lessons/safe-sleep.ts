import type { DemoModule } from '../types.ts'
import { choiceQuestion, exam, isFalse, isTrue, sheet, survey, text } from './make.ts'

export const safeSleep: DemoModule[] = [
  {
    title: 'What we know',
    items: [
      text(
        'Three things at once',
        `<p>Sudden infant death syndrome, SIDS, is the sudden death of a baby under one year that stays unexplained after a full investigation. It is one of several sleep-related deaths; suffocation and entrapment are others. Most happen between one and four months of age. Nobody in the room hears anything.</p>
<p>Researchers describe three circles that overlap. The first is a <strong>vulnerable infant</strong>: a baby whose brain does not yet react well to a lack of oxygen. You cannot see it. The second is a <strong>critical period</strong> of development in the first six months. The third is an <strong>outside stress</strong>: sleeping on the stomach, soft bedding, heat, smoke. When all three meet, a baby may not wake.</p>
<p>We cannot change the first two. We can change the third, every single nap.</p>
<h2>Why child care is special</h2>
<p>About one in five sudden deaths during the day happens in care outside the home, and many of those in the first days. One reason is the <strong>unaccustomed stomach sleeper</strong>: a baby who sleeps on the back at home and is placed on the stomach by somebody else. The risk for such a baby is many times higher. A well-meant "she settles better this way" is the most dangerous sentence in an infant room.</p>
<h2>What lowers the risk</h2>
<ul><li>Back to sleep, every time, with every caregiver</li><li>A firm, flat surface made for infants</li><li>Nothing else in the crib</li><li>No overheating</li><li>No smoke before or after birth</li><li>Breast milk, where possible</li><li>A pacifier at sleep time, once feeding is settled, without a cord</li><li>Regular vaccinations and checkups</li></ul>
<h2>Common worries</h2>
<p><strong>Will a baby choke on the back?</strong> No. On the back the airway lies above the food pipe, so fluids tend to run away from it. Healthy babies swallow or cough.</p>
<p><strong>Will the head become flat?</strong> It may, a little. Supervised tummy time while awake and turning the head to alternate sides help.</p>
<p><strong>What if the baby rolls over?</strong> Place on the back. A baby who rolls both ways on his own may stay as he has turned. Until then, turn the baby back.</p>
<p>If this subject is close to you, take a break here. Support lines for bereaved families are open to caregivers, too.</p>`,
      ),
    ],
  },
  {
    title: 'Your room',
    items: [
      text(
        'A safe crib looks empty',
        `<p>A safe crib holds a mattress, a fitted sheet and a baby. It looks bare to visitors. Say so before they do: "It's bare on purpose."</p>
<h2>Surface</h2>
<p>Firm and flat, made for infants, meeting current safety standards. No incline. No more than two fingers fit between mattress and side. Slats are no wider than a soda can. No drop sides, no broken or missing parts, no strings within reach.</p>
<h2>Out of the crib</h2>
<p>Blankets, quilts, pillows, bumpers, wedges, positioners, stuffed toys, bibs, teething necklaces, mobiles within reach, and anything hung over the rail. Weighted sleep sacks and swaddles are not safe in group care.</p>
<h2>Clothing and warmth</h2>
<p>One layer more than an adult would wear to be comfortable, no hat indoors. A sleep sack of the right size replaces the blanket. A room at 68 to 75 °F is about right. Feel the chest or the back of the neck, not the hands: damp or hot means too warm.</p>
<h2>Not for sleep</h2>
<p>Car seats, swings, bouncers, rockers, couches, adult beds, a caregiver's chest. A baby who arrives asleep in a car seat is moved to the crib at once, even when it means waking him. A baby who falls asleep in a swing is moved too.</p>
<h2>Placing and watching</h2>
<ol><li>Check the name on the crib and the face of the baby.</li><li>Place the baby on the back, feet toward the foot, face uncovered.</li><li>Note the time.</li><li>Look directly, by sight and sound, at the interval your state sets, often every 10 or 15 minutes: breathing, color, position, warmth. Write each look down when you do it.</li><li>Keep enough light to see the color of the face.</li></ol>
<p>A monitor does not replace a person. Nor does a window from the next room.</p>
<p><strong>Do it now:</strong> kneel beside each crib in your room with your eyes at mattress height. Anything you see besides a sheet comes out.</p>`,
      ),
      sheet('Room check for the wall', 'safe-sleep-room-check.pdf', {
        heading: 'Infant room check',
        intro: 'Before the first nap of the day, for each crib. Two minutes.',
        sections: [
          {
            title: 'Crib',
            lines: [
              'Firm, flat mattress with a fitted sheet',
              'Nothing else inside, nothing over the rail',
              'No gap of more than two fingers',
              'Name of the baby on the crib',
            ],
          },
          {
            title: 'Room',
            lines: ['68 to 75 °F', 'Enough light to see the color of a face', 'No cords or strings within reach'],
          },
          {
            title: 'Baby',
            lines: [
              'On the back, face uncovered',
              'No bib, hat, necklace or loose clothing',
              'Sleep sack of the right size',
            ],
          },
          {
            title: 'Watch',
            lines: [
              'Time of placing written',
              'Each look written when it is done',
              'Any waiver signed by a physician, posted at the crib',
            ],
          },
        ],
      }),
      survey('Check: what comes out?', [
        choiceQuestion(
          'A baby arrives asleep in a car seat. You:',
          ['Let the baby finish the nap', '*Move the baby to a crib, on the back'],
          'A car seat is for the car. The head can fall forward and close the airway.',
        ),
        isTrue('A sleep sack may replace a blanket.', 'The right size keeps a baby warm and leaves the face free.'),
      ]),
    ],
  },
  {
    title: 'Families and emergencies',
    items: [
      text(
        'A conversation with a grandmother',
        `<p>"I put four children on their stomachs, and all of them are fine." You will hear this. She is right about her children, and she loves this one. Start there.</p>
<blockquote>"You know her better than anyone, and we both want her to wake up happy. We have learned since then that the back is safest, so here every baby sleeps on the back, every time. May I show you her crib?"</blockquote>
<p>This answer has three parts: respect, a reason, and a rule that is about everybody and not about her. It does not argue over the past.</p>
<h2>Write it down before you need it</h2>
<p>A safe sleep policy belongs in the enrollment packet and is signed before the first day. It says how babies are placed, what is in the crib, how often you look, what happens to a baby who arrives asleep, and that the only exception is a written order from a physician with a medical reason, a position and an end date. A note from a parent is not enough, and neither is a text message.</p>
<h2>Other requests</h2>
<ul><li><strong>"Just a thin blanket, it's cold."</strong> "We use a sleep sack. If you bring one in her size, she will have her own."</li><li><strong>"He only sleeps in the swing."</strong> "We will help him get used to the crib. The first week may be noisy, and we will tell you honestly how it goes."</li><li><strong>"The doctor said the side is fine."</strong> "We would need that in writing, with the reason. May I give you the form?"</li></ul>
<h2>Cultures and beliefs</h2>
<p>Families bring amulets, wraps and customs that carry love. Ask what it means, and find a place for it outside the crib: on the wall, on the cubby, on the diaper bag. Few families refuse when they have been asked.</p>
<h2>New staff and substitutes</h2>
<p>The most dangerous hour is a busy room with somebody who does not know the rule. No one works in the infant room before finishing this training, not even for lunch cover.</p>`,
      ),
      text(
        'If a baby does not breathe',
        `<p>You look, and something is wrong: gray or blue color, limp, no movement of the chest.</p>
<ol><li><strong>Call out</strong> and stimulate: tap the sole of the foot, say the baby's name loudly.</li><li>No response and no normal breathing: <strong>begin infant CPR</strong> as you were trained. Another person calls <strong>911</strong> and brings the emergency cards. If you are alone, do two minutes of CPR, then call, with the phone on speaker.</li><li>A third person moves the other children out of sight and stays with them.</li><li>Continue until help takes over or the baby responds.</li><li>Somebody meets the ambulance at the door.</li></ol>
<p>Infant CPR in short: firm flat surface, center of the chest, about one and a half inches deep, 100 to 120 a minute, 30 compressions and 2 gentle breaths that make the chest rise. This page reminds you. It does not replace a hands-on class, which your state requires and which expires.</p>
<h2>Afterward</h2>
<p>Leave the crib as it is. Write down times and what you saw, not why you think it happened. The director informs the family, licensing and the insurer. Do not post or message anything. Ask for support: caregivers grieve too, and an investigation is routine, not an accusation.</p>
<h2>Practice</h2>
<p>Run a drill twice a year with a doll: who calls, who stays, who brings the cards, who opens the gate. Time it. Rooms that have done it once are a minute faster.</p>
<h2>What you take with you</h2>
<p>Back. Alone. Bare crib. Every nap, every caregiver. Most rules in this work have exceptions. This one has one, and it comes with a physician's signature.</p>`,
      ),
    ],
  },
  {
    title: 'Final exam',
    items: [
      exam('Final exam', [
        choiceQuestion(
          'In which position is an infant placed to sleep?',
          ['On the side', '*On the back', 'On the stomach, if the parent asks'],
          'On the back, for every sleep, by every caregiver.',
        ),
        choiceQuestion(
          'Which belong in a crib?',
          ['*A firm mattress', '*A fitted sheet', 'A thin blanket', 'Bumper pads'],
          'Mattress, sheet, baby. Nothing else.',
        ),
        isFalse(
          'Babies are more likely to choke when they sleep on their backs.',
          'On the back the airway lies above the food pipe.',
        ),
        choiceQuestion(
          'A baby who usually sleeps on the back is placed on the stomach. The risk is:',
          ['Lower', 'The same', '*Much higher'],
          'The unaccustomed stomach sleeper is at special risk.',
        ),
        choiceQuestion(
          'A parent asks for stomach sleeping. What do you need?',
          ['A note from the parent', '*A written order from a physician', 'Agreement of the director'],
          'Only a medical order with reason, position and end date.',
        ),
        isTrue('A baby who falls asleep in a swing is moved to a crib.', 'Sitting devices are not for sleep.'),
        choiceQuestion(
          'How do you judge whether a baby is too warm?',
          ['By the hands', '*By the chest or the back of the neck', 'By the thermostat alone'],
          'Hands are often cool. Damp or hot skin on the trunk means too warm.',
        ),
        choiceQuestion(
          'You are alone and a baby does not breathe. You:',
          ['Run for help first', '*Do two minutes of CPR, then call 911 on speaker', 'Wait for a change of color'],
          'Begin at once, then call.',
        ),
      ]),
    ],
  },
]
