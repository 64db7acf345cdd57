import type { Scene } from '@wayfarer/contract';

import { describeEpisode } from '../lib/scenes.ts';
import { words } from '../words/in-use.ts';
import classes from './scene-list.module.css';

/** What was set there, each scene with its names in all languages that are known, when it is seen, and how to behave. */
export function SceneList({ scenes }: { readonly scenes: readonly Scene[] }) {
  const manners = [...new Set(scenes.flatMap((scene) => scene.manners ?? []))];
  return (
    <section className={classes.scenes} aria-label={words().plan.visit.scenes}>
      <h3>{scenes.length === 1 ? words().plan.visit.scene : words().plan.visit.scenes}</h3>
      <ul>
        {scenes.map((scene) => (
          <SceneItem key={`${scene.work.id} ${scene.name} ${scene.episode} ${scene.seconds}`} scene={scene} />
        ))}
      </ul>
      {manners.map((text) => (
        <p key={text} className={classes.manners}>
          {text}
        </p>
      ))}
    </section>
  );
}

function SceneItem({ scene }: { readonly scene: Scene }) {
  const { work, name, nameEn, nameCn } = scene;
  const when = describeEpisode(scene);
  return (
    <li>
      {nameEn !== null && <strong>{nameEn}</strong>}
      <span lang="ja">{name}</span>
      {nameCn !== null && nameCn !== name && <span lang="zh">{nameCn}</span>}
      <span className={classes.work}>
        {work.titleEn ?? work.title}
        {work.titleEn !== null && <span lang="ja"> {work.title}</span>}
        {when !== null && ` · ${when}`}
      </span>
    </li>
  );
}
