import { role } from '@indeks/contract/access/roles';
import { passwordColumn } from '#modules/talk/online-meetings/index.ts';
import { getDemoAccount } from './demo-accounts.ts';
import { daysAfter } from './intakes.ts';
import type { Plan } from './plan.ts';
import { randomFor, uuidFrom } from './random.ts';
import { defineSeed, type DerivedSeed } from './seed.ts';

const perScale = 60;
const readScale = ({ places }: Plan): number => places / 24;

/** A third is over. All of them are at Zoom, under numbers that Zoom never gave. */
export const onlineMeetings = defineSeed(
  'online_meetings',
  [
    ...(['id', 'marker', 'topic', 'starts_at', 'ends_at', 'duration', 'cid', 'semester', 'host_id'] as const),
    ...(['waiting_room', 'host_video', 'participant_video', 'sealed_password', 'created_by'] as const),
    ...(['created_at', 'state', 'zoom_id', 'sent_version', 'told_topic', 'told_starts_at'] as const),
    ...(['told_host', 'attendance_at'] as const),
  ],
  function* (plan) {
    for (let id = 1; id <= perScale * readScale(plan); id += 1) yield makeMeeting(plan, id);
  },
);

const makeMeeting = (plan: Plan, id: number) => {
  const random = randomFor('online-meeting', id);
  const marker = uuidFrom(random);
  const topic = random.pick(topics);
  const duration = random.pick([60, 90, 90, 120] as const);
  const host = chooseHost(plan, id);
  const day = daysAfter(plan.today, ((id * 7) % perScale) - perScale / 3);
  const starts_at = `${day}T${random.pick(times)}:00Z`;
  const ends_at = new Date(Date.parse(starts_at) + duration * 60_000).toISOString();
  return {
    id,
    marker,
    topic,
    starts_at,
    ends_at,
    duration,
    cid: courses[id % courses.length] ?? 1,
    semester: plan.intakes.at(-1) ?? null,
    host_id: host,
    waiting_room: true,
    host_video: false,
    participant_video: false,
    sealed_password: plan.sealer.seal(passwordColumn, marker, `Indeks${id % 1000}`),
    created_by: getDemoAccount(role.zoomAdministrator).id,
    created_at: `${daysAfter(plan.today, -30)}T09:00:00Z`,
    state: 'created',
    zoom_id: 80_000_000_000 + id,
    sent_version: 1,
    told_topic: topic,
    told_starts_at: starts_at,
    told_host: host,
    attendance_at: day < plan.today ? ends_at : null,
  };
};

/** A fifth is the demo lecturer's, some are the secretariat's. */
const chooseHost = ({ lecturers }: Plan, id: number): number | null => {
  if (id % 5 === 0) return getDemoAccount(role.lecturer).id;
  return id % 7 === 0 ? null : lecturers.from + (id % lecturers.count);
};

/** Those of the demo student stand first. */
const courses = [1, 2, 5, 3, 4, 6, 7, 8] as const;
const times = ['08:15', '10:00', '15:00', '16:30', '17:00'] as const;
const topics = [
  'Prawo pracy – konsultacje',
  'Ubezpieczenia społeczne',
  'Seminarium dyplomowe',
  'Diagnoza pedagogiczna',
  'Metody terapii',
  'Kadry i płace – ćwiczenia',
  'Zarządzanie oświatą, wykład',
  'Psychologia rozwojowa',
] as const;

/** The host, and of the course's newest students some two dozen; of what is over, their minutes. */
export const onlineMeetingPeople: DerivedSeed = {
  table: 'online_meeting_people',
  insert: () => `
    with newest as materialized (
      select cid, uid from (
        select cid, uid, row_number() over (partition by cid order by latest desc, uid) as place from student_list
      ) as listed where place <= 24)
    insert into online_meeting_people (meeting_id, user_id, host, told, minutes)
    select m.id, p.uid, p.uid is not distinct from m.host_id, true,
      case when m.attendance_at is not null and p.uid is distinct from m.host_id
        then greatest(0, m.duration - (p.uid * 7 + m.id) % (m.duration + 12)) end
    from online_meetings as m
    cross join lateral (
      select m.host_id as uid where m.host_id is not null
      union
      select s.uid from newest as s where s.cid = m.cid
      union
      select s.uid from student_list as s where s.cid = m.cid and s.uid = ${getDemoAccount(role.student).id}
    ) as p
    order by m.id, p.uid`,
};
