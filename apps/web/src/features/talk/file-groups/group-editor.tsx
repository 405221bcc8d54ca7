import { fileGroupRoutes as routes } from '@indeks/contract/talk/file-groups/file-groups.routes';
import {
  audienceRoles,
  longestGroupName,
  type AudienceRole,
} from '@indeks/contract/talk/file-groups/file-groups.keys';
import type { FileGroup } from '@indeks/contract/talk/file-groups/file-groups.schemas';
import { fileGroupTexts as contractTexts } from '@indeks/contract/talk/file-groups/file-groups.texts';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { audienceQuery } from '#data/talk/file-groups.ts';
import { SemestersControl } from '#parts/studies/courses/semester-control.tsx';
import { useCall } from '#shared/api/use-call.ts';
import { GroupFrame } from '#shared/ui/form/group-frame.tsx';
import { TextControl } from '#shared/ui/form/typed/text-control.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { AskBeforeLeaving } from '#shared/ui/form/saving/leaving-question.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { FailureDialog, explainFailure, type Failure } from './failure-dialog.tsx';
import classes from './file-groups.module.css';
import { fileGroupsTexts as texts } from './file-groups.texts.ts';
import { GroupFiles } from './group-files.tsx';
import settings from './group-settings.module.css';
import { RemoveGroup } from './remove-group.tsx';
import { useTyped, type NoteTyped } from './use-typed.ts';

interface GroupEditorProps {
  group: FileGroup;
  onRemoved: () => void;
}

/** Name, semesters and roles, each saved alone, and the files. */
export function GroupEditor({ group, onRemoved }: GroupEditorProps) {
  const edit = useCall('file-groups', routes.edit);
  const [failure, setFailure] = useState<Failure>();
  const { note, isAnyTyped } = useTypedParts();
  const save = async (part: Partial<Pick<FileGroup, 'name' | 'semesters' | 'roles'>>): Promise<boolean> => {
    try {
      await edit({ params: { id: group.id }, body: { ...part, version: group.version } });
      snackbar(texts.saved);
      return true;
    } catch (error) {
      setFailure(explainFailure(error));
      return false;
    }
  };
  return (
    <section className={classes.editor} aria-label={group.name}>
      <div className={settings.settings}>
        <NamePart name={group.name} onSave={(name) => save({ name })} note={note} />
        <SemestersPart semesters={group.semesters} onSave={(semesters) => save({ semesters })} note={note} />
        <RolesPart group={group} onSave={(roles) => save({ roles })} />
      </div>
      <GroupFiles group={group} onFailure={setFailure} note={note} />
      <RemoveGroup group={group} onRemoved={onRemoved} />
      <FailureDialog failure={failure} onClose={() => setFailure(undefined)} />
      <AskBeforeLeaving hasChanges={isAnyTyped} />
    </section>
  );
}

/** Which parts of the editor hold something that is not saved. */
function useTypedParts(): { note: NoteTyped; isAnyTyped: () => boolean } {
  const parts = useRef(new Set<string>());
  return {
    note: (part, typed) => (typed ? parts.current.add(part) : parts.current.delete(part)),
    isAnyTyped: () => parts.current.size > 0,
  };
}

interface NamePartProps {
  name: string;
  onSave: (name: string) => Promise<boolean>;
  note: NoteTyped;
}

function NamePart({ name, onSave, note }: NamePartProps) {
  const { value, type, isChanged, isOvertaken, forget } = useTyped('name', name, note);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const missing = value.trim() === '';
  const submit = async () => {
    setBusy(true);
    if (await onSave(value.trim())) forget();
    setBusy(false);
    field.current?.focus();
  };
  return (
    <form
      className={settings.part}
      onSubmit={(event) => {
        event.preventDefault();
        if (!missing) void submit();
      }}
    >
      <TextControl
        ref={field}
        label={texts.fields.name}
        required
        value={value}
        maxLength={longestGroupName}
        description={isOvertaken ? texts.overtaken(name) : undefined}
        error={missing && contractTexts.nameRequired}
        onChange={type}
      />
      <Button
        type="submit"
        variant="light"
        aria-label={texts.saveName}
        loading={busy}
        disabled={missing || !isChanged}
      >
        {texts.save}
      </Button>
    </form>
  );
}

interface SemestersPartProps {
  semesters: readonly string[];
  onSave: (semesters: string[]) => Promise<boolean>;
  note: NoteTyped;
}

function SemestersPart({ semesters, onSave, note }: SemestersPartProps) {
  const { value, type, isChanged, forget } = useTyped('semesters', semesters.toSorted().join(), note);
  const chosen = value === '' ? [] : value.split(',');
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    if (await onSave(chosen)) forget();
    setBusy(false);
  };
  return (
    <div className={settings.part}>
      <SemestersControl
        label={texts.fields.semesters}
        value={chosen.toReversed()}
        onChange={(days) => type(days.toSorted().join())}
      />
      <Button
        variant="light"
        aria-label={texts.saveSemesters}
        loading={busy}
        disabled={!isChanged}
        onClick={() => void submit()}
      >
        {texts.save}
      </Button>
    </div>
  );
}

interface RolesPartProps {
  group: FileGroup;
  onSave: (roles: AudienceRole[]) => Promise<boolean>;
}

/** A role is saved as soon as it is chosen; the last one cannot be taken away. */
function RolesPart({ group: { roles, semesters }, onSave }: RolesPartProps) {
  const [refused, setRefused] = useState(false);
  const { data: count } = useQuery(audienceQuery(roles, semesters));
  const toggle = (role: AudienceRole) => {
    const next = audienceRoles.filter((known) => (known === role) !== roles.includes(known));
    setRefused(next.length === 0);
    if (next.length > 0) void onSave(next);
  };
  return (
    <GroupFrame
      className={settings.roles}
      label={texts.fields.roles}
      required
      error={refused ? contractTexts.rolesRequired : undefined}
    >
      <fieldset className={settings.chips} aria-label={texts.fields.roles}>
        {audienceRoles.map((role) => (
          <button
            key={role}
            type="button"
            className={settings.chip}
            aria-pressed={roles.includes(role)}
            onClick={() => toggle(role)}
          >
            {roles.includes(role) && <Icon of={IconCheck} size={16} />}
            {texts.roleNames(role)}
          </button>
        ))}
      </fieldset>
      {count && <p className={classes.quiet}>{texts.reaches(count, semesters.length > 0)}</p>}
    </GroupFrame>
  );
}
