import { Anchor, Title } from '@mantine/core';
import { useSearchParams } from 'react-router';
import classes from './catalogue-page.module.css';
import { dataSections } from './data/index.ts';
import { formSections } from './forms/index.ts';
import type { CatalogueSection, CatalogueState } from './section.ts';

const sections: readonly CatalogueSection[] = [...formSections, ...dataSections];

/**
 * Every piece of the kit in every state, for developers and for the accessibility tests. `?state=<id>` shows
 * one state alone, `?open=<id>` shows one opened.
 */
export function CataloguePage() {
  const [params] = useSearchParams();
  const only = params.get('state') ?? params.get('open');
  const shown = only === null ? sections : sections.flatMap((section) => onlyState(section, only));
  return (
    <main className={classes.root}>
      <title>Wzorzec interfejsu · Indeks</title>
      <Title order={1}>Wzorzec interfejsu</Title>
      {only === null && <Contents />}
      {shown.map((section) => (
        <section
          key={section.id}
          id={section.id}
          className={classes.section}
          aria-labelledby={`${section.id}-title`}
        >
          <Title order={2} id={`${section.id}-title`}>
            {section.title}
          </Title>
          {section.states.map((state) => (
            <State key={state.id} state={state} open={params.get('open') === state.id} />
          ))}
        </section>
      ))}
    </main>
  );
}

function Contents() {
  return (
    <nav aria-label="Spis treści" className={classes.contents}>
      {sections.map((section) => (
        <Anchor key={section.id} href={`#${section.id}`}>
          {section.title}
        </Anchor>
      ))}
    </nav>
  );
}

function State({ state, open }: { state: CatalogueState; open: boolean }) {
  return (
    <div
      id={state.id}
      className={classes.state}
      data-catalogue-state={state.id}
      // A state that looks at the view has something to open.
      data-catalogue-opens={state.render.length > 0 || undefined}
    >
      <div className={classes.stateTitle}>{state.title}</div>
      {state.render({ open })}
    </div>
  );
}

function onlyState(section: CatalogueSection, id: string): CatalogueSection[] {
  const states = section.states.filter((state) => state.id === id);
  return states.length > 0 ? [{ ...section, states }] : [];
}
