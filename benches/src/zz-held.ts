import { readFileSync } from 'node:fs'; import path from 'node:path';
import { loadScorer } from './accuracy/load-scorer.ts';
import { chancesOf, learnWeights } from './parties/learn-weights.ts';
import { readSamples } from './parties/read-samples.ts';
const scorer=(await loadScorer())!; const folds=6;
const D:[string,number][]=[['/work/shared/corpus/invoices',1],['/work/shared/corpus/einvoices',1],['/work/shared/corpus/receipts',1],['/tmp/bills-all',Number(process.argv[3]??1)],['/tmp/gen-inv',Number(process.argv[2]??0.15)]];
const kept=new Map<string,any>(JSON.parse(readFileSync('/tmp/bt/party-cache.json','utf8')));
const samples:any[]=[]; for(const [d,w] of D) { const s=await readSamples(d,w,{scorer,cache:'/tmp/bt/party-cache.json'}); const pdfs=[...kept.keys()].filter(k=>path.dirname(k)===d); s.forEach((x,i)=>samples.push({...x,pdf:pdfs[i]})); }
const hash=(t:string)=>[...t].reduce((h,l)=>(h*31+l.charCodeAt(0))%9973,7);
const show=process.argv.includes('--show');
for (const role of ['vendor','customer'] as const) { const c=new Map<string,[number,number]>(); const conf:[number,boolean][]=[];
 for(let f=0;f<folds;f++){ const held=(s:any)=>hash(s.family)%folds===f; const w=learnWeights(samples.filter(s=>!held(s)),role);
  for(const s of samples.filter(held)){ const n=s.names[role]; const ch=chancesOf(n,w); 
   const k=kept.get(s.pdf).names; const by=new Map<string,{p:number,r:boolean,best:number}>(); n.forEach((x:any,i:number)=>{const key=k[i].name.toLowerCase().replace(/[^\p{L}\d]/gu,''); const o=by.get(key); by.set(key,{p:(o?.p??0)+ch[i]!,r:(o&&o.best>ch[i]!)?o.r:x.isRight,best:Math.max(o?.best??0,ch[i]!)});});
   const [bk,b]=[...by].sort((a,b)=>b[1].p-a[1].p)[0]!; const right=b.r; const o=c.get(s.set)??[0,0]; c.set(s.set,[o[0]+Number(right),o[1]+1]); if(s.set!=='gen-inv') conf.push([b.p,right]);
   if(!right&&show&&s.set!=='gen-inv'){ const rightNames=k.filter((_:any,i:number)=>n[i].isRight).map((x:any)=>x.name); console.log(role,path.basename(s.pdf),'chose',JSON.stringify(bk),b.p.toFixed(2),'right candidates',JSON.stringify(rightNames.slice(0,2))); }
  }}
 console.log(role,[...c].map(([s,[r,a]])=>`${s} ${r}/${a} ${(100*r/a).toFixed(1)}`).join('  '));
 for(const t of [0.9,0.93,0.95,0.97]) { const x=conf.filter(([p])=>p>=t); console.log('   ≥',t,'share',(100*x.length/conf.length).toFixed(1),'wrong',(100*x.filter(([,r])=>!r).length/Math.max(1,x.length)).toFixed(2)); }
}
